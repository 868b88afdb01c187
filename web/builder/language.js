// Before anything is shown: the language of this page, as its address or the reader's browser says.
{
  const asked = new URLSearchParams(location.search).get("language");
  const spoken = [asked, ...navigator.languages].map((tag) => tag?.slice(0, 2)).find((tag) => tag === "en" || tag === "fr");
  document.documentElement.lang = spoken ?? "en";
  if (spoken === "fr") document.documentElement.classList.add("translating");
}
