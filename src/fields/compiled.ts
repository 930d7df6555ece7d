import type * as z from "zod";
import type { DateData } from "./dates/date";
import type { FrameData } from "./addresses/frame";
import type { HappeningData } from "./dates/happening";
import type { FaceDrawing } from "./pictures/face";
import type { IconData } from "./pictures/icon";
import type { ImageData } from "./pictures/image";
import type { Link } from "./addresses/link";
import type { ListedPosts } from "./parts/post";
import type { ServerData } from "./parts/server";
import type { TagContent } from "./parts/tag";
import type { RichNode, Title } from "./texts/text";
import type { ToastContent } from "./parts/toast";

/** The compiled value of each branded field. */
interface CompiledKinds {
  Text: string;
  RichText: RichNode[];
  Title: Title;
  Icon: IconData;
  Href: Link;
  Image: ImageData;
  File: string;
  Date: DateData;
  PostUrl: string;
  DataUrl: string;
  Frame: FrameData;
  Tag: TagContent;
  Server: ServerData;
  Toast: ToastContent;
  Anchor: string;
}

/** The attributes of an element whose texts are in another language than the page. */
export interface TextLanguage {
  lang: string;
  dir?: "ltr" | "rtl";
}

/** A compiled group of keys. */
export interface Spoken {
  /** Set if the texts are in another language than the page, because translations are missing. */
  inLanguage?: TextLanguage | undefined;
}

type CompiledKeys<T> = { [K in keyof T as K extends symbol ? never : K]: Compiled<T[K]> };
type CompiledObject<T> = string extends keyof T ? CompiledKeys<T> : CompiledKeys<T> & Spoken;

/** The props that a component gets for what the owner wrote: the checked config, with every branded field replaced. */
export type Compiled<T> =
  T extends z.core.$brand<infer K extends keyof CompiledKinds>
    ? CompiledKinds[K]
    : T extends z.core.$brand<"Happening">
      ? Omit<CompiledObject<T>, "id"> & { id: string } & HappeningData
      : T extends z.core.$brand<"Anchored">
        ? Omit<CompiledObject<T>, "id"> & { id: string }
        : T extends z.core.$brand<"Posts">
          ? CompiledObject<T> & ListedPosts
          : T extends z.core.$brand<"Faced">
            ? CompiledObject<T> & { drawn?: FaceDrawing | undefined }
            : T extends readonly (infer U)[]
              ? Compiled<U>[]
              : T extends object
                ? CompiledObject<T>
                : T;
