### The client as an application: without a connection, and when there is a newer one.

offline = No connection. What you looked up before can still be read; tables continue as soon as the connection is back.
version-newer = There is a new version of Stormark.
version-reload = Reload
version-later = Later

credits = Icons by the contributors to game-icons.net (CC BY 3.0); made with Svelte and Fluent.
credits-all = Licences and credits
