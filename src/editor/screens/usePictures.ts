import type { Path } from "../../schema/walk";
import { sentenceOf } from "../sentence";
import { fill, fillCount } from "../words/fill";
import { useSession, useWords } from "./useSession";

/** The commands for the files in `public/`. A problem is announced, and nothing is written then. */
export function usePictures() {
  const session = useSession();
  const words = useWords();
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      session.say(sentenceOf(error), false);
    }
  };
  return {
    addAll: (files: readonly File[]) =>
      attempt(async () => {
        for (const file of files) {
          const taken = new Set(session.getView().names.files.map(({ path }) => path));
          const { path, isSmaller } = await session.pictures.add(file, taken);
          session.say(fill(isSmaller ? words.addedSmaller : session.words.added, { name: path }), false);
          await session.reloadFiles();
        }
      }),
    replace: (path: string) => {
      const input = document.createElement("input");
      input.type = "file";
      input.addEventListener("change", () => {
        const file = input.files?.[0];
        if (file)
          void attempt(async () => {
            await session.pictures.replace(path, file);
            session.say(fill(words.replaced, { name: path }), false);
            await session.reloadFiles();
          });
      });
      input.click();
    },
    /** References follow, in one step of the undo list. */
    rename: (path: string, to: string, uses: readonly Path[]) =>
      attempt(async () => {
        if (to === path) return;
        await session.pictures.rename(path, to);
        await session.reloadFiles();
        if (uses.length > 0)
          session.edit(
            uses.map((place) => ({ do: "set" as const, path: place, value: to })),
            fill(words.renameOf, { name: path }),
          );
        const names = { from: path, to };
        const { language } = session.words;
        const text =
          uses.length === 0
            ? fill(words.renamed, names)
            : fillCount(language, words.renamedUses, uses.length, names);
        session.say(text, false);
      }),
    remove: (path: string) =>
      attempt(async () => {
        await session.pictures.remove(path);
        session.say(fill(session.words.removed, { name: path }), false);
        await session.reloadFiles();
      }),
  };
}
