import { afterAll, afterEach } from "vitest";
import { endFile } from "./endOfFile";
import { endVisits } from "./visit";

// Hooks are registered here because they belong to one test file, while the modules are shared by a worker's files.
afterEach(endVisits);
afterAll(endFile);
