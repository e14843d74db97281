/** Movements of the scenes: transforms and opacity alone, at the speed of the director. */
import type { Attachment } from 'svelte/attachments';
import { still } from '../../settings/settings.svelte';

export interface Motion {
  frames: Keyframe[];
  ms: number; // at normal speed
  delay?: number;
  easing?: string;
  rate: () => number; // 0: it stands still
  over?: () => void;
}

/** Who wants no movement sees the same, for as long, where it ends. */
function plain(frames: Keyframe[]): Keyframe[] {
  const { offset: _, ...end } = frames.at(-1) ?? {};
  const shown = { ...end, opacity: 1 };
  return [shown, shown];
}

export function moving({ frames, ms, delay = 0, easing, rate, over }: Motion): Attachment<Element> {
  return (element) => {
    const shown = still() ? plain(frames) : frames;
    const motion = element.animate?.(shown, { duration: ms, delay, easing, fill: 'both' });
    if (!motion) return;
    motion.onfinish = () => over?.();
    $effect(() => {
      const speed = rate();
      if (speed === 0) motion.pause();
      else {
        motion.updatePlaybackRate(speed);
        if (motion.playState === 'paused') motion.play();
      }
    });
    return () => {
      motion.onfinish = null;
      motion.finished.catch(() => {}); // whoever leaves before the end has seen enough
      motion.cancel();
    };
  };
}
