import type { Path } from "../../schema/walk";
import { screenWords as words } from "../words/screenWords";
import { useSession } from "./useSession";

/** What can be done with the files in `public/`. A problem is announced, and nothing is written then. */
export function usePictures() {
  const session = useSession();
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      session.say(error instanceof Error ? error.message : String(error), false);
    }
  };
  return {
    addAll: (files: readonly File[]) =>
      attempt(async () => {
        for (const file of files) {
          const taken = new Set(session.getView().names.files.map(({ path }) => path));
          const { path, isSmaller } = await session.pictures.add(file, taken);
          session.say(isSmaller ? words.addedSmaller(path) : words.added(path), false);
          await session.reloadFiles();
        }
      }),
    replace: (path: string) => {
      const input = document.createElement("input");
      input.type = "file";
      input.onchange = () => {
        const file = input.files?.[0];
        if (file)
          void attempt(async () => {
            await session.pictures.replace(path, file);
            session.say(words.replaced(path), false);
            await session.reloadFiles();
          });
      };
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
            words.renameOf(path),
          );
        session.say(words.renamed(path, to, uses.length), false);
      }),
    remove: (path: string) =>
      attempt(async () => {
        await session.pictures.remove(path);
        session.say(words.removed(path), false);
        await session.reloadFiles();
      }),
  };
}
