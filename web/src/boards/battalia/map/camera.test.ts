import { expect, test } from 'vitest';
import {
  around,
  closeUp,
  FIT,
  fitting,
  kept,
  mostZoom,
  outsideOf,
  panned,
  revealing,
  zoomedAt,
  zoomedStep,
} from './camera';

const PORT = { width: 400, height: 300 };
const SHEET = { width: 400, height: 200 };
const MOST = 4;

test('at first the whole sheet is seen, as large as possible', () => {
  expect(fitting({ width: 1000, height: 500 }, PORT)).toBe(0.4);
  expect(fitting({ width: 500, height: 1000 }, PORT)).toBe(0.3);
});

test('a sheet smaller than the window lies in its middle', () => {
  expect(kept({ x: 99, y: -99, zoom: 1 }, SHEET, PORT, MOST)).toEqual({ x: 0, y: 50, zoom: 1 });
});

test('where something comes over the lower part, it lies at the top', () => {
  expect(kept(FIT, SHEET, PORT, MOST, 'top')).toEqual({ x: 0, y: 6, zoom: 1 });
});

test('a sheet larger than the window leaves no gap at any edge', () => {
  expect(kept({ x: 50, y: 50, zoom: 2 }, SHEET, PORT, MOST)).toEqual({ x: 0, y: 0, zoom: 2 });
  const far = kept({ x: -9999, y: -9999, zoom: 2 }, SHEET, PORT, MOST);
  expect(far).toEqual({ x: -400, y: -100, zoom: 2 });
});

test('zoom stays between the whole sheet and the largest cards', () => {
  expect(kept({ ...FIT, zoom: 0.1 }, SHEET, PORT, MOST).zoom).toBe(1);
  expect(kept({ ...FIT, zoom: 99 }, SHEET, PORT, MOST).zoom).toBe(MOST);
  expect(mostZoom(0.3, 100)).toBeGreaterThan(mostZoom(0.6, 100));
  expect(mostZoom(5, 100)).toBe(2);
});

test('what is under the pointer stays there while zooming', () => {
  const camera = { x: -30, y: -10, zoom: 1.5 };
  const next = zoomedAt(camera, 1.4, 120, 80, MOST);
  const under = (of: typeof camera) => [(120 - of.x) / of.zoom, (80 - of.y) / of.zoom];
  expect(under(next)[0]).toBeCloseTo(under(camera)[0] ?? 0);
  expect(under(next)[1]).toBeCloseTo(under(camera)[1] ?? 0);
});

test('zooming further than possible changes nothing', () => {
  const camera = { x: -30, y: -10, zoom: MOST };
  expect(zoomedAt(camera, 2, 10, 10, MOST)).toEqual(camera);
});

test('a step in and a step out lead back', () => {
  const there = zoomedStep({ x: -10, y: -20, zoom: 1.2 }, true, PORT, MOST);
  const back = zoomedStep(there, false, PORT, MOST);
  expect(back.zoom).toBeCloseTo(1.2);
  expect(back.x).toBeCloseTo(-10);
});

test('a part of the sheet that is seen moves nothing, another comes into view', () => {
  const camera = { x: -100, y: 0, zoom: 2 };
  expect(revealing(camera, { x: 60, y: 10, width: 40, height: 40 }, PORT)).toEqual(camera);
  const left = revealing(camera, { x: 10, y: 10, width: 40, height: 40 }, PORT);
  expect(left.x + 10 * left.zoom).toBe(0);
  const right = revealing(camera, { x: 250, y: 10, width: 40, height: 40 }, PORT);
  expect(right.x + 290 * right.zoom).toBe(PORT.width);
});

test('panning moves by pixels of the window', () => {
  expect(panned({ x: 1, y: 2, zoom: 3 }, 10, -5)).toEqual({ x: 11, y: -3, zoom: 3 });
});

test('a close-up makes fields wide enough for a finger and looks at a part', () => {
  const port = { width: 390, height: 400 };
  const part = { x: 100, y: 50, width: 35, height: 35 };
  const camera = closeUp(part, 0.35, 100, 52, port);
  expect(camera.zoom * 35).toBeCloseTo(52);
  expect(camera.x + (100 + 17.5) * camera.zoom).toBeCloseTo(195);
  expect(closeUp(part, 0.8, 100, 52, port)).toEqual(FIT);
});

test('what lies outside is counted by its side', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const parts = [box(-50, 0), box(20, 20), box(500, 20), box(20, -90), box(20, 900), box(30, 900)];
  expect(outsideOf(parts, { width: 100, height: 100 })).toEqual({
    left: 1,
    right: 1,
    top: 1,
    bottom: 2,
  });
});

test('what lies around several parts is the least that holds all of them', () => {
  const parts = [
    { x: 10, y: 50, width: 5, height: 5 },
    { x: 0, y: 60, width: 20, height: 30 },
  ];
  expect(around(parts)).toEqual({ x: 0, y: 50, width: 20, height: 40 });
});
