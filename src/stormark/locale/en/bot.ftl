### A program, or one of our own bots, at a seat of a table: `stormark bot`.

## Help

cli-help-bot =
    Play a seat at a table with a program, or with one of our own bots, until the match is over.

    URL is the link of the table. The program reads the messages of the server as lines and writes its own, see docs/bots.md.

    Others can read the command line: it is safer to keep the token in a file, or in STORMARK_TOKEN.
    .short = Play a seat with a program or a bot
cli-about-token = The token of the seat (otherwise the one in STORMARK_TOKEN)
cli-about-token-file = Read the token from this file
cli-about-bot = A bot of Stormark plays, by its level, or a class of yours: module:Class
cli-about-seconds = How long the program may think before we give up (60)
bot-program-metavar = PROGRAM
bot-name-metavar = BOT

## While it plays

bot-connected = Connected.
bot-again = The connection is lost; trying again.
bot-over = The match is over. Shares of the victory, seat by seat: { $shares }

## What is wrong

bot-url = “{ $found }” is not the link of a table. It looks like https://example.org/api/tables/ID.
bot-which = Name either a program, after “--”, or one of our own bots with --bot.
bot-no-token = The token of the seat is missing: --token-file, --token or STORMARK_TOKEN.
bot-token-file = The token cannot be read: { $reason }
bot-not-started = The program cannot be started: { $reason }
bot-ended = The program ended in the middle of the match (exit status { $status }). It is not started again.
bot-hello = The program said “hello”; that was already done for it.
bot-slow =
    { $seconds ->
        [one] The program did not answer within a second.
       *[other] The program did not answer within { $seconds } seconds.
    }
bot-unreachable = The table cannot be reached: { $reason }
bot-pack = This table is played with a pack that the bot does not have. Name its file with --pack.
