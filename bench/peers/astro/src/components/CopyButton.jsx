import { useState } from "react";

/** A button that copies a text. */
export function CopyButton({ label, text }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className="button primary" onClick={() => void copy()}>
      {copied ? "Copied" : label}
    </button>
  );
}
