'use strict'
// The entry of every npm script. Written in the oldest syntax, so that an old Node can read it and say that it is too old.
var complaint = require('./node-version.cjs').complaintAbout(process.version)

if (complaint) {
  console.error(complaint)
  process.exit(1)
} else {
  require('./launch.cjs')
}
