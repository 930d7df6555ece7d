import { afterAll, afterEach } from "vitest";
import { endFile } from "./endOfFile";
import { endVisits } from "./visit";

// Here and not in those modules: files of one worker share modules, and a hook belongs to the file in which it was said.
afterEach(endVisits);
afterAll(endFile);
