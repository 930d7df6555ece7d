import react from "@astrojs/react";
import { defineConfig } from "astro/config";

// Styles are inlined for the fastest first paint.
export default defineConfig({ integrations: [react()], build: { inlineStylesheets: "always" } });
