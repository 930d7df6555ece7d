import { kindOf, kinds, materials, number } from "./materials.mjs";

/** A box of blocks. y points up. A block is the number of its material; 0 is air. */
export class World {
  constructor(width, height, depth) {
    this.width = width;
    this.height = height;
    this.depth = depth;
    this.cells = new Uint8Array(width * height * depth);
    this.across = Math.ceil(width / 8);
    this.along = Math.ceil(depth / 8);
    /** Non-empty cubes of 8 × 8 × 8 blocks. Rays skip the others. */
    this.cubes = new Uint8Array(this.across * this.along * Math.ceil(height / 8));
    this.lights = [];
  }

  isInside(x, y, z) {
    return x >= 0 && y >= 0 && z >= 0 && x < this.width && y < this.height && z < this.depth;
  }

  at(x, y, z) {
    return this.isInside(x, y, z) ? this.cells[x + this.width * (z + this.depth * y)] : 0;
  }

  nameAt(x, y, z) {
    return materials[this.at(x, y, z)].name;
  }

  set(x, y, z, name) {
    x = Math.round(x);
    y = Math.round(y);
    z = Math.round(z);
    if (!this.isInside(x, y, z)) return;
    const material = number.get(name);
    if (material === undefined) throw new Error(`Unknown material: "${name}".`);
    this.cells[x + this.width * (z + this.depth * y)] = material;
    if (material) this.cubes[(x >> 3) + this.across * ((z >> 3) + this.along * (y >> 3))] = 1;
  }

  /** Sets a block only if it is air. */
  put(x, y, z, name) {
    if (this.at(Math.round(x), Math.round(y), Math.round(z)) === 0) this.set(x, y, z, name);
  }

  fill(x0, y0, z0, x1, y1, z1, name) {
    for (let y = Math.min(y0, y1); y <= Math.max(y0, y1); y++)
      for (let z = Math.min(z0, z1); z <= Math.max(z0, z1); z++)
        for (let x = Math.min(x0, x1); x <= Math.max(x0, x1); x++) this.set(x, y, z, name);
  }

  /** The height of the highest block that is not a plant, water or leaves. */
  ground(x, z) {
    x = Math.round(x);
    z = Math.round(z);
    for (let y = this.height - 1; y >= 0; y--) {
      const kind = kindOf[this.at(x, y, z)];
      if (kind === kinds.solid || kind === kinds.boxes) return y;
    }
    return 0;
  }

  isUnderWater(x, z) {
    return kindOf[this.at(Math.round(x), this.ground(x, z) + 1, Math.round(z))] === kinds.water;
  }

  /** Finds all glowing blocks next to air. Call it after everything is built. */
  collectLights() {
    const { width, depth, cells } = this;
    const shining = Uint8Array.from(materials, ({ shine }) => (shine ? 1 : 0));
    this.lights = [];
    for (let index = 0; index < cells.length; index++) {
      if (!shining[cells[index]]) continue;
      const x = index % width;
      const z = Math.floor(index / width) % depth;
      const y = Math.floor(index / width / depth);
      const isOpen = [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
        [0, 0, -1],
      ].some(([i, j, k]) => kindOf[this.at(x + i, y + j, z + k)] !== kinds.solid);
      if (isOpen)
        this.lights.push({ x: x + 0.5, y: y + 0.5, z: z + 0.5, cast: materials[cells[index]].cast });
    }
  }
}
