import { existsSync } from "node:fs";
import { basename } from "node:path";
import { FontFileError } from "../../core/fonts/packagedFont";
import { ConfigFileError } from "../input/configText";
import { explainSystemError } from "../systemError";

/** A reason besides the findings why the site or a part of it cannot be shown. */
export interface Trouble {
  /** The place in the owner's words; may be empty. */
  breadcrumb: string;
  /** Full sentences for the owner. */
  message: string;
  /** The stack trace; absent if the message is enough. */
  details?: string;
}

/** Explains why a config could not be read or a site not be compiled. */
export function troubleWith(file: string, error: unknown): Trouble {
  const name = basename(file);
  if (error instanceof ConfigFileError && !existsSync(file)) {
    return {
      breadcrumb: "",
      message: `${name} no longer exists. Restore the file to update the page again.`,
    };
  }
  if (error instanceof ConfigFileError || error instanceof FontFileError) {
    return { breadcrumb: "", message: error.message };
  }
  const ofSystem = explainSystemError(error);
  if (ofSystem !== undefined) return { breadcrumb: "", message: ofSystem };
  const { message, stack } = inWords(error);
  return {
    breadcrumb: "",
    message: `The pages could not be generated from ${name}: ${message}. This is a bug in Spawnpage. See the terminal for details. Undo your last change to continue.`,
    details: stack,
  };
}

/** Explains that a page or one of its blocks could not be rendered. */
export function troubleOnPage(pageName: string, path: string | null, error: unknown): Trouble {
  const breadcrumb = path === null ? pageName : `${pageName} (${path})`;
  if (typeof error === "string") {
    return {
      breadcrumb,
      message: `A block could not be displayed, so the page shows a notice instead: ${error}`,
    };
  }
  const { message, stack } = inWords(error);
  return {
    breadcrumb,
    message: `This page could not be displayed: ${message}. This is a bug in Spawnpage. See the terminal for details.`,
    details: stack,
  };
}

function inWords(error: unknown): { message: string; stack: string } {
  const message = error instanceof Error ? error.message : String(error);
  return {
    message: message.replace(/\.$/, ""),
    stack: error instanceof Error ? (error.stack ?? message) : message,
  };
}
