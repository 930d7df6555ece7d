import { type ComponentType, createElement, useEffect, useMemo, useSyncExternalStore } from "react";
import { Router, type BaseLocationHook } from "wouter";
import type { Shared } from "../compile/page";
import type { LiveFigure } from "../fields/texts/text";
import type { LoadedParts } from "./parts";
import { Layout } from "./layout/Layout";
import { LiveTexts } from "../ui/live/liveTexts";
import { SettingsProvider } from "../ui/Settings";
import { ToastProvider } from "../ui/controls/Toasts";
import { TooltipLayer } from "../ui/controls/TooltipLayer";
import { Pages } from "./Pages";
import { followLinks } from "./navigation/followLinks";
import { JourneyNotice } from "./JourneyNotice";
import { RouteAnnouncer } from "./RouteAnnouncer";
import type { PageSource } from "./pageSource";

export interface AppProps {
  shared: Shared;
  source: PageSource;
  loaded: LoadedParts;
}

/** The whole site: the frame of all pages, and the current page. */
export function App({ shared, source, loaded }: AppProps) {
  const { page, afterMain } = useSyncExternalStore(source.subscribe, source.getShown, source.getShown);
  const useShownLocation = useMemo(() => locationHook(source), [source]);

  useEffect(() => followLinks(source), [source]);
  // Marks the document after hydration, for browser automation.
  useEffect(() => void (document.documentElement.dataset["ready"] = "true"), []);

  // Undefined unless the site needs them.
  const Languages = loaded.get("languages");
  const Announcements = loaded.get("announcements");
  const Live = loaded.get("live");
  const SearchButton = loaded.get("search");
  const Pictures = loaded.get("pictures");

  return (
    <SettingsProvider value={shared}>
      <Router base={(shared.pageBase ?? shared.basePath).replace(/\/$/, "")} hook={useShownLocation}>
        <LiveTexts value={loaded.get("liveText") as ComponentType<LiveFigure> | undefined}>
          <ToastProvider>
            <Layout
              shared={shared}
              path={page.section ?? page.path}
              pageName={page.name}
              line={page.line}
              isArticle={page.isArticle}
              renderLanguages={
                Languages &&
                page.languages &&
                ((place) => createElement(Languages, { place, shared, languages: page.languages! }))
              }
              horizon={page.horizon}
              backgroundLayers={shared.backgroundLayers}
              top={
                Announcements &&
                shared.announcements &&
                createElement(Announcements, { announcements: shared.announcements, path: page.path })
              }
              LookButton={shared.hasLooks && loaded.get("lookButton")}
              end={afterMain}
              search={
                <>
                  {Live && createElement(Live, { server: shared.server })}
                  {SearchButton && shared.search && createElement(SearchButton, { search: shared.search })}
                </>
              }
            >
              <Pages shared={shared} source={source} loaded={loaded} />
            </Layout>
            {Live && createElement(Live, { outages: shared.outages, path: page.path })}
            {Pictures && createElement(Pictures)}
            <TooltipLayer />
            <RouteAnnouncer page={page} />
            <JourneyNotice source={source} />
          </ToastProvider>
        </LiveTexts>
      </Router>
    </SettingsProvider>
  );
}

/** The path of the visible page for wouter. The address bar may already have the next one, and links only navigate. */
function locationHook(source: PageSource): BaseLocationHook {
  return () => [source.getShown().path, source.navigate];
}
