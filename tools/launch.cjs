'use strict'
// Apart from run.cjs because an old Node cannot even read `import()`.
import('./launch.mjs').then(({ launch }) => launch(process.argv[2], process.argv.slice(3)))
