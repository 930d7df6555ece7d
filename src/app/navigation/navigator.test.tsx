import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../compile/page";
import { type BrowserWindow, Navigator } from "./navigator";
import { ScrollPlaces } from "./scrollPlaces";
import { fakeWindow, settle } from "../window.fixture";

const page = (path: string): Page => ({ path, title: path, name: path, blocks: [] });

let loadPage: ReturnType<typeof vi.fn<(path: string) => Promise<Page>>>;
let fetchAhead: ReturnType<typeof vi.fn<(path: string) => Promise<boolean>>>;
let isReachable: ReturnType<typeof vi.fn<(address: string) => Promise<boolean>>>;
let onArrive: ReturnType<typeof vi.fn<(page: Page) => void>>;

function start(path: string) {
  const browser = fakeWindow(path);
  const navigator = new Navigator({
    page: page(path),
    window: browser.window as unknown as BrowserWindow,
    loadPage,
    fetchAhead,
    isReachable,
    show: (update, afterwards) => {
      update();
      afterwards();
    },
    onArrive,
  });
  navigator.start();
  return { ...browser, navigator };
}

beforeEach(() => {
  loadPage = vi.fn((path: string) => Promise.resolve(page(path)));
  fetchAhead = vi.fn(() => Promise.resolve(true));
  isReachable = vi.fn(() => Promise.resolve(true));
  onArrive = vi.fn();
});

describe("the navigator", () => {
  it("loads a guessed page only if its scripts and styles have loaded already", async () => {
    fetchAhead.mockImplementation((path) => Promise.resolve(path === "/rules"));
    const { navigator } = start("/");
    navigator.prefetch("/staff");
    await settle();
    navigator.prepare("/staff", true);
    await settle();
    expect(loadPage).not.toHaveBeenCalled();
    expect(fetchAhead.mock.calls).toEqual([["/staff"], ["/staff"]]);
    expect(navigator.getAhead()).toBeUndefined();
    navigator.prepare("/staff");
    await settle();
    expect(navigator.getAhead()?.path).toBe("/staff");
    const other = start("/").navigator;
    other.prepare("/rules", true);
    await settle();
    expect(other.getAhead()?.path).toBe("/rules");
  });

  it("shows a page only once it is there, then changes the address", async () => {
    let arrive: (page: Page) => void = () => undefined;
    loadPage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { navigator, window } = start("/");
    navigator.navigate("/rules");
    await settle();
    expect([navigator.getShown().path, window.location.pathname]).toEqual(["/", "/"]);
    arrive(page("/rules"));
    await settle();
    expect([navigator.getShown().path, window.location.pathname]).toEqual(["/rules", "/rules"]);
    expect(onArrive).toHaveBeenCalledWith(page("/rules"), null);
  });

  it("cancels a request when the visitor leaves, because the page may be restored", async () => {
    let arrive: (page: Page) => void = () => undefined;
    loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const { navigator, window, leave } = start("/");
    navigator.navigate("/rules");
    leave();
    arrive(page("/rules"));
    await settle();
    expect([navigator.getShown().path, window.location.pathname]).toEqual(["/", "/"]);
    expect(navigator.getJourney()).toBeUndefined();
  });

  it("fetches each page once", async () => {
    const { navigator } = start("/");
    for (const path of ["/rules", "/", "/rules/"]) {
      navigator.navigate(path);
      await settle();
    }
    expect(loadPage.mock.calls).toEqual([["/rules"]]);
  });

  it("leaves a page that cannot be fetched to the browser, and tries again the next time", async () => {
    loadPage.mockRejectedValueOnce(new Error("offline"));
    const { navigator, window } = start("/");
    navigator.navigate("/rules#two");
    await settle();
    expect(window.location.assign).toHaveBeenCalledWith("https://a.example/rules#two");
    navigator.navigate("/rules");
    await settle();
    expect(navigator.getShown().path).toBe("/rules");
  });

  it("keeps the page if the host is unreachable, and tries again on request", async () => {
    loadPage.mockRejectedValueOnce(new Error("offline"));
    isReachable.mockResolvedValueOnce(false);
    const { navigator, window } = start("/");
    navigator.navigate("/rules");
    await settle();
    expect(navigator.getShown().path).toBe("/");
    expect(window.location.assign).not.toHaveBeenCalled();
    navigator.getJourney()?.again?.();
    await settle();
    expect(navigator.getShown().path).toBe("/rules");
    expect(navigator.getJourney()).toBeUndefined();
  });

  it("shows progress while a slow page loads", async () => {
    vi.useFakeTimers();
    try {
      let arrive: (page: Page) => void = () => undefined;
      loadPage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
      const { navigator } = start("/");
      navigator.navigate("/rules");
      await vi.advanceTimersByTimeAsync(399);
      expect(navigator.getJourney()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(navigator.getJourney()).toEqual({});
      arrive(page("/rules"));
      await vi.advanceTimersByTimeAsync(0);
      expect(navigator.getJourney()).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows the page that was requested last", async () => {
    const arrivals = new Map<string, (page: Page) => void>();
    loadPage.mockImplementation((path: string) => new Promise((resolve) => arrivals.set(path, resolve)));
    const { navigator } = start("/");
    navigator.navigate("/slow");
    navigator.navigate("/fast");
    arrivals.get("/fast")?.(page("/fast"));
    await settle();
    arrivals.get("/slow")?.(page("/slow"));
    await settle();
    expect(navigator.getShown().path).toBe("/fast");
  });

  it("goes on to the page that was wished for when a form turns its pages meanwhile, and stays for a way back", async () => {
    let arrive: (page: Page) => void = () => undefined;
    loadPage.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { navigator, window, go } = start("/apply");
    const { history } = window;
    // As for the pages of a form: the history state also contains the current page's number.
    history.pushState({ ...(history.state as object), spForms: 1 }, "", "");
    navigator.navigate("/rules");
    await go(-1);
    arrive(page("/rules"));
    await settle();
    expect(navigator.getShown().path).toBe("/rules");

    await go(-1);
    navigator.navigate("/apply#place");
    await settle();
    navigator.navigate("/staff");
    await go(-1);
    arrive(page("/staff"));
    await settle();
    expect(navigator.getShown().path).toBe("/apply");
  });

  it("restores the scroll position on the way back, and starts new pages at the top", async () => {
    const { navigator, window, go } = start("/");
    window.scrollY = 700;
    navigator.navigate("/rules");
    await settle();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: "instant" });
    window.scrollY = 30;
    await go(-1);
    expect(navigator.getShown().path).toBe("/");
    expect(window.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 700, behavior: "instant" });
    await go(1);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 30, behavior: "instant" });
  });

  it("knows the place on a page again after another document was shown", async () => {
    const { navigator, window, leave } = start("/");
    navigator.navigate("/rules");
    await settle();
    window.scrollY = 400;
    leave();
    const places = new ScrollPlaces(window as unknown as BrowserWindow);
    expect(places.saved()).toEqual({ x: 0, y: 400 });
  });

  it("names one page ahead, the one that was last asked for, until it is shown", async () => {
    const { navigator } = start("/");
    const told = vi.fn<() => void>();
    navigator.subscribe(told);
    navigator.prepare("/rules");
    navigator.prepare("/staff");
    await settle();
    expect(navigator.getAhead()?.path).toBe("/staff");
    expect(told).toHaveBeenCalledTimes(1);
    navigator.navigate("/staff");
    await settle();
    expect(navigator.getShown().path).toBe("/staff");
    expect(navigator.getAhead()).toBeUndefined();
    expect(loadPage.mock.calls).toEqual([["/rules"], ["/staff"]]);
  });

  it("renders no page ahead whose first picture is not to be fetched, but has its data", async () => {
    const early = { ...page("/gallery"), hasEarlyPicture: true as const };
    loadPage.mockImplementation((path) => Promise.resolve(path === "/gallery" ? early : page(path)));
    for (const [path, isGuess, mayFetch, isAhead] of [
      ["/gallery", true, undefined, false],
      ["/gallery", false, false, false],
      ["/gallery", false, undefined, true],
      ["/rules", false, false, true],
    ] as const) {
      const { navigator } = start("/");
      navigator.prepare(path, isGuess, mayFetch);
      await settle();
      expect(navigator.getAhead()?.path, `${path} ${isGuess} ${mayFetch}`).toBe(isAhead ? path : undefined);
      expect(loadPage).toHaveBeenLastCalledWith(path);
    }
  });

  it("names no page ahead that is shown already, cannot be fetched or is out of date", async () => {
    const { navigator } = start("/");
    navigator.prepare("/");
    await settle();
    loadPage.mockRejectedValueOnce(new Error("offline"));
    navigator.prepare("/rules");
    await settle();
    expect(navigator.getAhead()).toBeUndefined();
    navigator.prepare("/staff");
    await settle();
    navigator.replaceCurrent(page("/"));
    expect(navigator.getAhead()).toBeUndefined();
  });

  it("announces nothing when only the place on the page changes", async () => {
    const { navigator } = start("/rules");
    navigator.navigate("/rules#two");
    await settle();
    expect(onArrive).not.toHaveBeenCalled();
  });

  it("asks for the page again when going back to one that cannot be fetched", async () => {
    const { navigator, window, go } = start("/");
    navigator.navigate("/rules");
    await settle();
    navigator.replaceCurrent(page("/rules"));
    loadPage.mockRejectedValueOnce(new Error("offline"));
    await go(-1);
    expect(window.location.reload).toHaveBeenCalled();
  });
});
