// Before anything is shown: sets the language of this page, from its address or the browser's preference.
{
  const languages = (document.documentElement.dataset.languages ?? "en").split(" ");
  const asked = new URLSearchParams(location.search).get("language");
  const wanted = [asked, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  const spoken = wanted.find((tag) => tag && languages.includes(tag)) ?? languages[0];
  document.documentElement.lang = spoken;
  if (spoken !== languages[0]) document.documentElement.classList.add("translating");
}
