import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ToastProvider } from "../../ui/controls/Toasts";
import { SettingsProvider } from "../../ui/Settings";
import { settings } from "../../ui/settings.fixture";
import { compiled } from "../compiled.fixture";
import { examples } from "./examples";
import { Form } from "./Form";
import { formBlock } from "./schema";

const email = compiled(formBlock, examples.email);
const post = compiled(formBlock, examples.post);

describe("a form without JavaScript", () => {
  const served = (props: typeof post, language?: string) => {
    const html = renderToString(
      <SettingsProvider value={{ ...settings, ...(language ? { language } : {}) }}>
        <ToastProvider>
          <Form {...props} />
        </ToastProvider>
      </SettingsProvider>,
    );
    document.body.innerHTML = html;
    return document.querySelector("form")!;
  };

  it("lets the browser check the fields and send them to the service", () => {
    const form = served(post);
    expect(form).toHaveAttribute("action", "https://forms.fernhollow.example/apply");
    expect(form.method).toBe("post");
    expect(form.noValidate).toBe(false);
    expect(form.querySelector("[name=name]")).toHaveAttribute("maxlength", "40");
  });

  it("lets the browser open the email app", () => {
    const form = served(email);
    expect(form).toHaveAttribute(
      "action",
      "mailto:post@fernhollow.example?subject=A%20message%20from%20the%20site",
    );
    expect(form.enctype).toBe("text/plain");
  });

  it("tells the owner which language the visitor reads", () => {
    expect(served(email, "de").getAttribute("action")).toMatch(/%20\[de\]$|%20%5Bde%5D$/);
    const field = served(post, "de").querySelector("[name=language]");
    expect(field).toMatchObject({ type: "hidden", value: "de" });
  });

  it("keeps a field of the owner that is called language", () => {
    const fields = [{ type: "text" as const, name: "language", label: "Language", required: false }];
    const form = served({ ...post, fields }, "de");
    expect(form.querySelectorAll("[name=language]")).toHaveLength(1);
    expect(form.querySelector("[name=language]")).toHaveAttribute("type", "text");
  });
});
