### BATTALIA: what is wrong with input. The place (field, argument) is shown before each message.

field-unknown-place = There is no field “{ $found }”. A field is given by its row (1 to { $rows }) and column (1 to { $columns }), like 3,4.
