import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npm run dev -w @lectern/dashboard` talks to a Lectern on this machine; the port is that of `npm start`. */
const server = process.env.LECTERN_URL ?? "http://localhost:4400";

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Fonts and images stay files: the content security policy of the dashboard allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Else every icon that two pages share would be a file of its own.
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            {
              name: "components",
              test: /node_modules\/(@radix-ui|@floating-ui|radix-ui|lucide-react)\/|src\/components\/(?!time-chart)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/v1": { target: server, changeOrigin: true } } },
});
