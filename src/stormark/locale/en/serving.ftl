### Running a server, and looking after what it has stored.

## Help

cli-help-serve =
    Serve tables over the net, until Ctrl-C.

    Every option can also be set in the environment: --log-level as STORMARK_LOG_LEVEL, and so on.
    .short = Serve tables over the net
cli-help-server = Manage a server’s data, whether it is running or not.
    .short = Check, back up and restore a server’s data
cli-help-server-verify =
    Replay every stored match and name the first record that is broken.

    The exit status is 1 if there is one. A match that was played by other rules is no reason to worry: it is told whether it continues here; the status is 1 if it cannot.
    .short = Replay every stored match
cli-help-server-backup = Write everything a server has stored to FILE. The server may keep running.
    .short = Write everything to a file
cli-help-server-accept =
    Let matches continue from what is there, although some of their records are lost.

    A server stops a match, or does not start at all, when it finds that records which somebody saw are gone. If there is no backup to restore, this command accepts the logs as they are.
    .short = Continue without lost records
cli-help-server-restore =
    Read everything back from a backup, all of it or nothing.

    A backup fits SQLite and PostgreSQL alike, so this is also how to move from one to the other.
    .short = Read everything back from a file

cli-about-host = The address to listen on (127.0.0.1: this machine only)
cli-about-port = The port to listen on (8000); 0 chooses a free one
cli-about-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (a file in your data folder)
cli-about-workers = With PostgreSQL: number of server processes (1)
cli-about-log-level = How much is logged: critical, error, warning, info (default) or debug
cli-about-origins = Other websites that may use this server, such as https://example.org
cli-about-proxies = Proxies in front of this server that report a client’s address
cli-about-open = Open the table in the browser; with no --port, at the first free one from 8000 on
cli-about-share = Whether others in the same network may join: yes or no; kept for the next time
cli-about-serve-pack = A content pack that everybody at this server may play with: a file, a folder, or the name of one that comes with Stormark; may be given several times
cli-about-replace = Replace what the database holds
serve-host-metavar = ADDRESS
serve-level-metavar = LEVEL

## While it runs

serve-ready = Tables are served at { $address }
serve-opened = The table is open in your browser:
serve-open-yourself = Open this page in a browser:
serve-share-metavar = YES|NO
serve-share-question = May others in your network join your tables (phones, tablets, other computers)? This is asked once. [y/N]
serve-share-yes = yes
serve-shared = Others in your network can join here:
serve-no-network = This computer is not connected to a network, so nobody else can join for now.
serve-pack =
    { $use ->
        [proposed] New tables of { $game } propose the cards of “{ $name }”.
        [same] “{ $name }” has the same cards as { $game } itself, so there is nothing to choose.
       *[offered] New tables of { $game } offer the cards of “{ $name }”.
    }
serve-database = Everything is stored in { $database }
serve-stop = Ctrl-C stops the server; games resume when it is started again.
server-verify-progress = { $done } of { $of } matches
server-rows-progress = { $done } of { $of } rows
server-verify-broken = Table { $table }, record { $record }: { $what }
server-verify-goes-on = Table { $table } goes on from its snapshot after record { $record }: it was played by older rules, and what came before is not replayed any more.
server-verify-older = Table { $table } stays as it is: { $what }
server-verify-waits = Table { $table } cannot go on here: { $what } Start that version once more and stop it with Ctrl-C or SIGTERM; then it can.
server-verify-sound =
    { $matches ->
        [0] There are no matches in { $database }.
        [one] The one match in { $database } replays exactly as recorded.
       *[other] All { $matches } matches in { $database } replay exactly as recorded.
    }
server-verify-counts = Of { $matches } matches in { $database }: { $replays } replay exactly as recorded, { $goes_on } go on from snapshots under newer rules, { $older } ended under other rules, { $waits } wait for older software, { $broken } are broken.
server-backup-done = { $file } holds everything in { $database }: { $rows } rows. It contains secrets of running matches, so keep it safe.
server-restore-done = { $database } holds what { $file } held: { $rows } rows.
server-accept-done =
    { $matches ->
        [0] The logs count as they are; no match was stopped.
        [one] The logs count as they are, and the match that was stopped continues.
       *[other] The logs count as they are, and the { $matches } matches that were stopped continue.
    }

## What is wrong

serve-not-installed = The parts that a server needs are not installed. Install Stormark with them: “pip install stormark[server]”.
serve-workers = SQLite is served by a single process. For several, use PostgreSQL: --database postgresql://…
serve-origin = “{ $found }” is not the address of a website. It looks like https://example.org.
serve-proxy = “{ $found }” is not the address of a proxy. It looks like 127.0.0.1, or 10.1.0.0/16 for a whole network.
serve-rate = “{ $found }” is not a rate. It looks like 0.5/8: one every two seconds, and up to 8 at once; or “none”.
serve-address = This address cannot be used: { $reason }.
database-url = A database address begins with sqlite:/// or postgresql://.
database-sqlite-url = The address of a SQLite database looks like sqlite:///FILE; for an absolute path there are four slashes.
database-postgres-url = The address of a PostgreSQL database looks like postgresql://USER:PASSWORD@HOST:PORT/NAME.
database-unreachable = { $found } cannot be reached: { $reason }
database-file = The file { $found } cannot be used: { $reason }.
database-older = { $found } is older than when a server last used it: what happened since is lost. Restore a backup, or accept it as it is with “stormark server accept”.
database-damaged = { $found } is damaged ({ $reason }). Restore a backup.
database-missing = { $found } is not there, or holds nothing of Stormark’s. Nothing was made. Name the database with --database or STORMARK_DATABASE.
database-too-old = { $file } was last used by an older version of Stormark (its schema is { $found }, here it is { $expected }). Use that version, or start a server of this one once: it brings the database up to date.
database-trouble = { $found } cannot be used: { $trouble ->
        [disk-full] its disk is full
        [read-only] it may only be read
        [database-busy] it does not answer in time
        [disk-error] its disk or the file is damaged
       *[other] it cannot be reached
    }.
database-served = Another server already uses the file { $found }.
serve-traces = { $found } is not the address of a trace collector. It looks like http://127.0.0.1:4318/v1/traces
serve-telemetry = Traces need more packages: pip install 'stormark[telemetry]'. Or leave this setting out.
database-foreign = This database contains tables of another program. Choose an empty one.
database-too-new = This database was used by a newer version of Stormark (its schema is { $found }). Install that version.
backup-exists = This file already exists and is not overwritten. Choose another name.
backup-not-written = The file cannot be written: { $reason }.
backup-not-read = The file cannot be read: { $reason }.
backup-not-one = This file is not a backup of a Stormark server.
backup-damaged = This backup is damaged or incomplete; nothing was restored.
backup-too-new = This backup was made by a newer version of Stormark (its schema is { $found }). Install that version.
restore-not-empty = The database is not empty. With --replace the backup replaces what is there.
verify-rules = It was played by version { $found } of the rules, or with cards of that time, and comes out differently by version { $expected }. The version of Stormark that it was played with can show it.
verify-status = The table is listed as “{ $found }”, but its match says otherwise.
verify-result = The result that is listed is not that of the match.
verify-broken = The record is damaged: { $reason }
