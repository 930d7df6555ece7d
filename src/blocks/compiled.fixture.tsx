import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type * as z from "zod";
import { listedPosts } from "./posts/listedPosts.fixture";
import { compileValue } from "../compile/compileValue";
import type { Compiled } from "../fields/compiled";
import { type Settings, SettingsProvider } from "../ui/Settings";
import { settings as standardSettings } from "../ui/settings.fixture";
import { ToastProvider } from "../ui/controls/Toasts";

/** A block as its component gets it: checked, and compiled without files, with one shape for every icon. */
export function compiled<S extends z.ZodType>(schema: S, written: z.input<S>): Compiled<z.output<S>> {
  return compileValue(schema, schema.parse(written), {
    basePath: "/",
    routePaths: new Set(["/", "/rules"]),
    language: "en",
    timeZone: "UTC",
    layout: "split",
    now: Date.parse("2026-11-20T12:00Z"),
    page: "/",
    constants: {},
    toasts: {
      copied: { title: "It is copied", tone: "success" },
      applied: { title: "Your application has arrived", tone: "success" },
      refused: { title: "The office is closed", tone: "error" },
    },
    labels: standardSettings.labels,
    latestPosts: listedPosts,
    servers: {
      main: {
        name: "main",
        label: "Survival",
        ask: "https://status.example/main",
        provider: "mcstatus.io",
        language: "en",
      },
    },
    tags: { builder: { name: "builder", label: "Builder" } },
    assets: {
      icon: () => ({ viewBox: "0 0 24 24", nodes: [["path", { d: "M4 4h16v16H4z" }]] }),
      imageSize: () => ({ width: 640, height: 360 }),
    },
  });
}

/** Renders blocks as a site does: with its words and its toasts around them. */
export function renderBlock(block: ReactNode, settings: Partial<Settings> = {}) {
  return render(
    <SettingsProvider value={{ ...standardSettings, ...settings }}>
      <ToastProvider>{block}</ToastProvider>
    </SettingsProvider>,
  );
}
