// Draws link previews while the main thread renders pages.
import { parentPort, workerData } from "node:worker_threads";
import { drawPictures, type PictureTask } from "./drawPictures";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(await drawPictures(workerData as PictureTask));
