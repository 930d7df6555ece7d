import type { BlockLook } from "../../fields/parts/block";
import type { DateData } from "../../fields/dates/date";
import type { PictureData } from "../../fields/pictures/image";
import type { PostLink, PostTag } from "../../fields/parts/post";
import type { CompiledBlock } from "../schemas";
import type { Title } from "../../fields/texts/text";

export interface PostBlock extends Partial<Record<"id" | keyof BlockLook, undefined>> {
  type: "post";
  heading: Title;
  date: DateData;
  updated?: DateData;
  author?: string;
  image?: PictureData;
  /** Only with an `image`. */
  imagePosition?: "behind";
  tags: PostTag[];
  blocks: CompiledBlock[];
  all: PostLink;
  newer?: PostLink | undefined;
  older?: PostLink | undefined;
}
