/** Clocks are told when something happens; in between everybody counts on alone. */
import type { Play, SeatTime } from './protocol';

/** Milliseconds a seat has left; null: no clock. `heard`: when this device was told of `play`. */
export function left(play: Play, seat: number, heard: number, now: number): number | null {
  const time: SeatTime | undefined = play.clock.seats[seat];
  if (time?.remaining == null) return null;
  const runs = time.running && !play.clock.paused;
  return Math.max(0, time.remaining - (runs ? now - heard : 0));
}

/** `4:05`, `1:02:03`, or days where there are any. */
export function asTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

const WARNINGS = [10, 30, 60]; // seconds that are left when somebody is warned

/** The warning that a short rest of time calls for, in seconds; null where there is time enough. */
export function warning(milliseconds: number): number | null {
  return WARNINGS.find((seconds) => milliseconds <= seconds * 1000) ?? null;
}
