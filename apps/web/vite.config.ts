import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compress-plugin.ts";
import { contractPlugin } from "./contract-plugin.ts";
import { fontPreloadPlugin } from "./font-preload-plugin.ts";
import { oldBrowsersPlugin } from "./old-browsers-plugin.ts";
import { trackerPlugin } from "./tracker-plugin.ts";

const apiUrl = `http://127.0.0.1:${process.env.PORT || 3000}`;
const contractDir = fileURLToPath(new URL("../../packages/contract/src", import.meta.url));
const trackerEntry = fileURLToPath(new URL("../../packages/tracker/src/tracker.ts", import.meta.url));
const ownModules = /\/(apps\/web\/src\/(?!main\.tsx)|packages\/contract\/src\/).*\.tsx?$/;
const onEveryPage =
  /\/apps\/web\/src\/ui\/(\w+\/)?(badge|banner|button|cx|icon-button|recipes|spinner|text-link|toast|visually-hidden|wordmark)\.tsx?$/;
/** Modules that the log-in and the forms like it need beyond that: they load nothing of the signed-in app. */
const beforeSignIn = [
  /\/apps\/web\/src\/shell\/signed-out\/auth-frame\.tsx$/,
  /\/apps\/web\/src\/lib\/api\/(apply-api-errors|use-submission)\.tsx?$/,
  /\/apps\/web\/src\/ui\/forms\/(field-frame|password-field|text-field)\.tsx$/,
  /\/apps\/web\/src\/features\/invitations\/link\/invitation-notice\.tsx$/,
];
/** A file for each icon that two pages share would weigh more by its name on the first page than by itself. */
const sharedIcons = /\/lucide-react\/dist\/esm\/icons\//;
/** By how many pages and later parts a module has to be used for all signed-in pages to load it. */
const signedInSharesMin = 28;

export default defineConfig({
  plugins: [
    contractPlugin(contractDir),
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      // Beside the other caches, where nothing is committed.
      tmpDir: "node_modules/.tanstack",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    fontPreloadPlugin("inter-latin-wght-normal"),
    trackerPlugin(trackerEntry),
    oldBrowsersPlugin(),
    compressPlugin(),
  ],
  build: {
    outDir: "dist",
    manifest: true,
    sourcemap: false,
    // Every asset is a file with a hash in its name: nothing is inlined, and the polyfill is not needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A room's public.ts exports everything that the room offers. Importing a module has no side effects,
      // so a route that imports one of them need not load the others.
      treeshake: { moduleSideEffects: [{ test: ownModules, sideEffects: false }] },
      // What many pages need is bundled in a few files: by default a page would load about a hundred small ones,
      // and each costs the server and the browser more than its bytes.
      output: {
        // The first page names all others, and what they share: for those parts a hash is name enough.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            { name: "common", test: onEveryPage, priority: 1 },
            {
              name: "before-sign-in",
              test: (id) => beforeSignIn.some((pattern) => pattern.test(id)),
              priority: 1,
            },
            { name: "icons", test: sharedIcons, minShareCount: 2 },
            {
              name: "signed-in",
              minShareCount: signedInSharesMin,
              includeDependenciesRecursively: false,
            },
            // What few pages share: pages that share the same go together, and the smallest files with their neighbours.
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_500,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": apiUrl, "/exports": apiUrl, "/healthz": apiUrl },
  },
});
