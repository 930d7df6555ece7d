import { type DragEvent, useRef, useState } from "react";
import { fill, fillCount } from "../words/fill";
import { Dialog } from "./Dialog";
import { usePictures } from "./usePictures";
import { useSession, useView, useWords } from "./useSession";

/** The files in `public/`: add, replace, rename and remove them, and see where each is used. */
export function PicturesScreen() {
  const session = useSession();
  const words = useWords();
  const files = useView((view) => view.names.files);
  const uses = useView((view) => view.names.uses);
  const pictures = usePictures();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [renaming, setRenaming] = useState<string>();

  const add = (list: FileList | undefined) => {
    if (list) void pictures.addAll([...list]);
  };
  return (
    <div
      className="pictures"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => add(clipboardData.files)}
    >
      <h2>{words.pictures}</h2>
      <p>{words.picturesHelp}</p>
      <button onClick={() => input.current?.click()}>{words.addPicture}</button>
      <input
        ref={input}
        type="file"
        accept="image/*,.svg"
        multiple
        hidden
        onChange={({ target }) => add(target.files ?? undefined)}
      />
      <ul>
        {files.map(({ path, size, width, height }) => {
          const places = uses[path] ?? [];
          return (
            <li key={path}>
              {width !== undefined && (
                <img src={session.frameAddress + path.slice(1)} alt="" loading="lazy" />
              )}
              <div>
                <strong dir="ltr">{path}</strong>
                <p>
                  {[
                    ...(width !== undefined && height !== undefined ? [`${width} × ${height}`] : []),
                    fill(words.kilobytes, { count: Math.ceil(size / 1024) }),
                    places.length === 0
                      ? words.unused
                      : fillCount(session.words.language, words.uses, places.length),
                  ].join(" · ")}
                </p>
                <p className="tools">
                  {places.slice(0, 3).map((place) => (
                    <button
                      key={place.join(" ")}
                      className="trail"
                      onClick={() => {
                        session.open("work");
                        session.select(place);
                      }}
                    >
                      {session.nameOf(place)}
                    </button>
                  ))}
                  <button onClick={() => pictures.replace(path)}>{words.replace}</button>
                  <button onClick={() => setRenaming(path)}>{words.rename}</button>
                  {places.length === 0 && (
                    <button onClick={() => void pictures.remove(path)}>{words.remove}</button>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {renaming !== undefined && (
        <Rename
          path={renaming}
          onClose={() => setRenaming(undefined)}
          onRename={(to) => {
            setRenaming(undefined);
            void pictures.rename(renaming, to, uses[renaming] ?? []);
          }}
        />
      )}
    </div>
  );
}

function Rename({
  path,
  onClose,
  onRename,
}: {
  path: string;
  onClose: () => void;
  onRename: (to: string) => void;
}) {
  const session = useSession();
  const words = useWords();
  const [to, setTo] = useState(path);
  return (
    <Dialog title={fill(words.renameItem, { name: path })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRename(to.startsWith("/") ? to : `/${to}`);
        }}
      >
        <label>
          {session.words.newName} <input value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <button>{words.rename}</button>
      </form>
    </Dialog>
  );
}
