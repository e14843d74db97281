import { expect, test } from 'vitest';
import { t } from '../i18n/texts';
import { REACTIONS, reactionOf } from './reactions';

test('a line is a reaction only if it is nothing else', () => {
  expect(reactionOf('👏')).toBe('well');
  expect(reactionOf('well done 👏')).toBeNull();
  expect(reactionOf('')).toBeNull();
});

test('every reaction has words for those who do not see the sign', () => {
  for (const reaction of Object.keys(REACTIONS)) {
    expect(t(`reaction-${reaction}`)).not.toBe(`reaction-${reaction}`);
  }
});
