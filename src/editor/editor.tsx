import "./editor.css";
import { FRAME_FOLDER } from "./addresses";

const { key = "", frame = FRAME_FOLDER } = document.documentElement.dataset;
const policy = (
  window as unknown as {
    trustedTypes?: { createPolicy: (n: string, r: object) => { createScriptURL: (u: string) => string } };
  }
).trustedTypes?.createPolicy("editor", { createScriptURL: (url: string) => url });
const url = new URL("draft.js", document.baseURI).href;
const worker = new Worker(policy ? policy.createScriptURL(url) : url, { type: "module" });
const iframe = document.createElement("iframe");
iframe.sandbox.add("allow-scripts");
iframe.src = frame;
iframe.style.cssText = "width:100%;height:100vh;border:0";
document.body.append(iframe);
addEventListener("message", ({ data, source }: MessageEvent<{ kind: string }>) => {
  if (source !== iframe.contentWindow) return;
  console.log(JSON.stringify(data));
  if (data.kind === "ready") {
    const channel = new MessageChannel();
    worker.postMessage({ kind: "open", key, frame }, [channel.port1]);
    iframe.contentWindow!.postMessage({ v: 1, kind: "port" }, "*", [channel.port2]);
  }
  if (data.kind === "chose")
    iframe.contentWindow!.postMessage(
      { v: 1, kind: "select", path: (data as unknown as { path: unknown }).path },
      "*",
    );
});
