/** What bots are called: LEVEL, or CHARACTER@LEVEL. */
import { t } from '../i18n/texts';

const AT = '@';

/** The character in the name of a bot; '' without one. */
export function characterOf(bot: string | null | undefined): string {
  return bot?.includes(AT) ? (bot.split(AT)[0] ?? '') : '';
}

export function levelOf(bot: string): string {
  return bot.split(AT).at(-1) ?? '';
}

export function botName(character: string, level: string): string {
  return character ? character + AT + level : level;
}

/** The name of a character, the same in every language. */
export function nameOfCharacter(character: string): string {
  return character.charAt(0).toUpperCase() + character.slice(1);
}

/** A bot in words, as it stands beside a seat. */
export function botWords(bot: string): string {
  const character = characterOf(bot);
  if (!character) return t(`bot-${bot}`);
  return t('bot-of', { name: nameOfCharacter(character), level: t(`level-${levelOf(bot)}`) });
}
