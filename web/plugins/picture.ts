/** Flat pictures as PNG files: systems want them for icons, and ours are two polygons. */
import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

const LINES = 4; // looked at in each row of pixels; across, edges are exact

/** A square picture, transparent where nothing is painted. */
export class Picture {
  private readonly pixels: Uint8Array;

  constructor(readonly size: number) {
    this.pixels = new Uint8Array(size * size * 4);
  }

  fill(colour: Colour): void {
    for (let at = 0; at < this.pixels.length; at += 4) this.pixels.set([...colour, 255], at);
  }

  /** Paint a polygon whose corners are given in pixels. */
  polygon(corners: readonly Point[], colour: Colour): void {
    for (let row = 0; row < this.size; row++) {
      const covered = new Float64Array(this.size);
      for (let line = 0; line < LINES; line++) {
        const crossings = crossed(corners, row + (line + 0.5) / LINES);
        for (let at = 0; at + 1 < crossings.length; at += 2) {
          cover(covered, crossings[at] ?? 0, crossings[at + 1] ?? 0);
        }
      }
      covered.forEach((share, column) => {
        if (share > 0) this.blend(row * this.size + column, colour, share / LINES);
      });
    }
  }

  /** As a file: every row begins with 0, which means that its bytes are as they are. */
  png(): Buffer {
    const width = this.size * 4;
    const rows = Buffer.alloc(this.size * (width + 1));
    for (let row = 0; row < this.size; row++) {
      rows.set(this.pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.size, 0);
    header.writeUInt32BE(this.size, 4);
    header.set([8, 6], 8); // bits of a channel; red, green, blue, alpha
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const data = deflateSync(rows, { level: 9 });
    return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
  }

  private blend(pixel: number, colour: Colour, share: number): void {
    const at = pixel * 4;
    const under = (this.pixels[at + 3] ?? 0) / 255;
    const alpha = share + under * (1 - share);
    colour.forEach((value, channel) => {
      const below = this.pixels[at + channel] ?? 0;
      const mixed = (value * share + below * under * (1 - share)) / alpha;
      this.pixels[at + channel] = Math.round(mixed);
    });
    this.pixels[at + 3] = Math.round(alpha * 255);
  }
}

/** Where a horizontal line crosses the outline, from left to right. */
function crossed(corners: readonly Point[], y: number): number[] {
  const found: number[] = [];
  corners.forEach(([x0, y0], index) => {
    const [x1, y1] = corners[(index + 1) % corners.length] ?? [x0, y0];
    if (y0 <= y !== y1 <= y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
  });
  return found.sort((a, b) => a - b);
}

/** Add what lies between two places of a row to the pixels there. */
function cover(covered: Float64Array, from: number, to: number): void {
  for (let column = Math.floor(from); column < to; column++) {
    const share = Math.min(to, column + 1) - Math.max(from, column);
    covered[column] = (covered[column] ?? 0) + share;
  }
}

function chunk(kind: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
