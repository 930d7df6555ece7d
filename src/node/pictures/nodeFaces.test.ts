import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TemporaryFolder } from "../buildCache";
import { drawnScene } from "./drawnScene.fixture";
import { NodeFaces } from "./nodeFaces";

const cache = mkdtempSync(join(tmpdir(), "spawnpage faces "));
let face: Buffer;
let isDead = false;
let asked: string[] = [];
const service = createServer((request, response) => {
  asked.push(request.url!);
  if (isDead) return void response.writeHead(503).end();
  if (request.url!.includes("Nobody")) return void response.writeHead(404).end("There is nobody.");
  if (request.url!.includes("Script")) return void response.end("<svg xmlns='http://www.w3.org/2000/svg'/>");
  if (request.url!.includes("Slow")) return;
  response.end(face);
});

beforeAll(async () => {
  face = await drawnScene(24, 24).png().toBuffer();
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
});

beforeEach(() => {
  isDead = false;
  asked = [];
});

afterAll(() => {
  service.closeAllConnections();
  service.close();
  rmSync(cache, { recursive: true, force: true });
});

const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/{name}/{size}`;

async function fetched(names: string[], options = {}): Promise<NodeFaces> {
  const faces = new NodeFaces({
    cache: { folder: cache, temporary: new TemporaryFolder() },
    patienceMs: 2000,
    ...options,
  });
  await faces.prepare(names, { url: address(), size: 48 });
  return faces;
}

test("fetches each avatar once and caches it, even while the service is down", async () => {
  const first = await fetched(["Nova Star"]);
  expect(asked).toEqual(["/Nova%20Star/48"]);
  const { path, source } = first.of("Nova Star")!;
  expect(path).toMatch(/^assets\/pictures\/face-[0-9a-f]{16}\.png$/);
  expect(readFileSync(source).equals(face)).toBe(true);

  const second = await fetched(["Nova Star"]);
  expect([asked.length, second.of("Nova Star")]).toEqual([1, { path, source }]);

  isDead = true;
  const nextMonth = () => Date.now() + 30 * 24 * 60 * 60 * 1000;
  const later = await fetched(["Nova Star"], { now: nextMonth });
  expect([asked.length, later.of("Nova Star"), later.missing]).toEqual([2, { path, source }, []]);
});

test("lists people whose avatar is unknown, late or an SVG", async () => {
  const faces = await fetched(["Nobody", "Ada", "Script", "Slow"], { patienceMs: 300 });
  expect(faces.missing.toSorted()).toEqual(["Nobody", "Script", "Slow"]);
  expect(faces.of("Ada")).toBeDefined();
});

test("stops querying a service that is down", async () => {
  isDead = true;
  const names = Array.from({ length: 60 }, (_, index) => `Member ${index}`);
  const faces = await fetched(names);
  expect(faces.missing).toHaveLength(60);
  expect(asked.length).toBeLessThan(10);
});
