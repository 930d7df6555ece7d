import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from "react";
import { Router, type BaseLocationHook } from "wouter";
import type { LoadedBlocks } from "../blocks/registry";
import type { Page, Shared } from "../compile/page";
import { Layout } from "./layout/Layout";
import type { AnnouncementsProps } from "../ui/Announcements";
import { SettingsProvider } from "../ui/Settings";
import { ToastProvider } from "../ui/controls/Toasts";
import { TooltipLayer } from "../ui/controls/TooltipLayer";
import { Pages } from "./Pages";
import { JourneyNotice } from "./JourneyNotice";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { SearchButton } from "./search/SearchButton";
import type { PageSource } from "./pageSource";

export interface AppProps {
  shared: Shared;
  source: PageSource;
  loaded: LoadedBlocks;
}

/** The whole site as React shows it: the frame that all pages share around the page that is asked for. */
export function App({ shared, source, loaded }: AppProps) {
  const { page } = useSyncExternalStore(source.subscribe, source.getShown, source.getShown);
  const useShownLocation = useMemo(() => locationHook(source), [source]);

  // Only a site that announces something has it.
  const Announcements = loaded.get("announcements") as ComponentType<AnnouncementsProps> | undefined;

  return (
    <>
      <SettingsProvider settings={shared}>
        <Router base={shared.basePath.replace(/\/$/, "")} hook={useShownLocation}>
          <ToastProvider>
            <Layout
              shared={shared}
              path={page.section ?? page.path}
              pageName={page.name}
              backgroundLayers={shared.backgroundLayers}
              top={
                Announcements &&
                shared.announcements && (
                  <Announcements announcements={shared.announcements} path={page.path} />
                )
              }
              search={shared.search && <SearchButton search={shared.search} />}
            >
              <Pages shared={shared} source={source} loaded={loaded} />
            </Layout>
            <TooltipLayer />
            <RouteAnnouncer page={page} />
            <JourneyNotice source={source} />
          </ToastProvider>
        </Router>
      </SettingsProvider>
      <UnknownPathReport page={page} source={source} />
      <ReadyMark />
    </>
  );
}

/**
 * wouter's location, told by what is shown and not by the address bar, which may be ahead of it. Links only
 * navigate: they need not be told of each change.
 */
function locationHook(source: PageSource): BaseLocationHook {
  return () => [source.getShown().path, source.navigate];
}

/** Reports an unknown path in the browser's console. */
function UnknownPathReport({ page, source }: { page: Page; source: PageSource }) {
  const unknownPath = page.path === null ? source.getShown().path : undefined;
  useEffect(() => {
    if (unknownPath !== undefined) console.error(`404: there is no page at ${unknownPath}`);
  }, [unknownPath]);
  return null;
}

/** Marks the document once the page answers to the visitor, for programs that drive a browser. */
function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
  }, []);
  return null;
}
