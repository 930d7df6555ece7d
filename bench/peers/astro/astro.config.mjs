import react from "@astrojs/react";
import { defineConfig } from "astro/config";

// The styles stand in the page, as the fastest first paint wants it.
export default defineConfig({ integrations: [react()], build: { inlineStylesheets: "always" } });
