import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./Avatar";
import { inSite } from "../inSite.fixture";
import { settings } from "../settings.fixture";

const service = {
  avatars: { ...settings.avatars, url: "https://a.example/{name}?size={size}", size: 96 },
};

function member(avatar: React.ReactNode) {
  return (
    <div data-avatar-trigger data-testid="card">
      {avatar}
    </div>
  );
}

const picture = (container: Element) => container.querySelector("img");

test("asks nothing of the service before the card is reached", () => {
  const { container } = render(inSite(member(<Avatar name="Nova" />), service));
  expect(picture(container)).toBeNull();
  expect(container.querySelector("svg")).not.toBeNull();
});

test.each(["pointerEnter", "focusIn", "touchStart"] as const)("asks for the picture on %s", (event) => {
  const { container } = render(inSite(member(<Avatar name="Nova Star" />), service));
  fireEvent[event](screen.getByTestId("card"));
  expect(picture(container)).toHaveAttribute("src", "https://a.example/Nova%20Star?size=96");
  expect(picture(container)).toHaveAttribute("alt", "");
  expect(picture(container)).toHaveAttribute("width", "96");
});

test("the picture shows once it has come", () => {
  const { container } = render(inSite(member(<Avatar name="Nova" />), service));
  fireEvent.focusIn(screen.getByTestId("card"));
  expect(container.querySelector("[data-state]")).toHaveAttribute("data-state", "waiting");
  fireEvent.load(picture(container)!);
  expect(container.querySelector("[data-state]")).toHaveAttribute("data-state", "loaded");
});

test("a picture that does not come leaves the placeholder", () => {
  const { container } = render(inSite(member(<Avatar name="Nova" />), service));
  fireEvent.focusIn(screen.getByTestId("card"));
  fireEvent.error(picture(container)!);
  expect(picture(container)).toBeNull();
  expect(container.querySelector("svg")).not.toBeNull();
});

test("without a service the placeholder stays", () => {
  const { container } = render(inSite(member(<Avatar name="Nova" />)));
  fireEvent.focusIn(screen.getByTestId("card"));
  expect(picture(container)).toBeNull();
});

test("a picture of their own is there from the start", () => {
  const { container } = render(inSite(member(<Avatar name="Nova" src="/nova.png" />), service));
  expect(picture(container)).toHaveAttribute("src", "/nova.png");
  fireEvent.pointerEnter(screen.getByTestId("card"));
  expect(container.querySelectorAll("img")).toHaveLength(1);
});

test("the site's placeholder replaces the drawn one", () => {
  const avatars = { ...service.avatars, placeholder: { src: "/quiet.svg" } };
  const { container } = render(inSite(member(<Avatar name="Nova" />), { avatars }));
  expect(picture(container)).toHaveAttribute("src", "/quiet.svg");
  expect(container.querySelector("svg")).toBeNull();
});

test("if the site always shows avatars, the picture is in the HTML and lazy-loaded", () => {
  const avatars = { ...service.avatars, load: "visible" as const };
  const html = renderToString(inSite(member(<Avatar name="Nova" />), { avatars }));
  expect(html).toContain('src="https://a.example/Nova?size=96"');
  const { container } = render(inSite(member(<Avatar name="Nova" />), { avatars }));
  expect(picture(container)).toHaveAttribute("loading", "lazy");
  fireEvent.error(picture(container)!);
  expect(picture(container)).toBeNull();
  expect(container.querySelector("svg")).not.toBeNull();
});
