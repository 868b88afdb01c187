// What the build makes of the catalogues' names.ftl and pictures.ftl: by language, what each picture is called, by its id.
declare const names: Record<string, Record<string, string>>;
export default names;
