import vue from "@vitejs/plugin-vue";

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "move-diagram" } } })],
  build: { rollupOptions: { input: ["index.html", "react.html", "vue.html"] } },
};
