import { z } from "zod";
import { fieldMeta } from "./kind";

/** A reference to a toast by its name in `toasts.messages`. */
export const toastName = z
  .string()
  .min(1)
  .brand<"Toast">()
  .register(fieldMeta, { kind: "toast" })
  .meta({ description: "The name of a message in toasts.messages, shown afterwards." });

/** A compiled toast: its texts. */
export interface ToastContent {
  title: string;
  description?: string | undefined;
  tone: "success" | "error" | "info";
}
