### BATTALIA: was an Eingaben nicht stimmt. Vor jeder Nachricht steht die Stelle (Feld, Angabe).

field-unknown-place = Ein Feld „{ $found }“ gibt es nicht. Ein Feld wird mit Zeile (1 bis { $rows }) und Spalte (1 bis { $columns }) angegeben, zum Beispiel 3,4.
