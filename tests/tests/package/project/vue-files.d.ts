// What TypeScript takes the files of Vue for.
declare module "*.vue" {
  const component: import("vue").Component;
  export default component;
}
