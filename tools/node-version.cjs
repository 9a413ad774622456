'use strict'
// Oldest syntax here as well: see run.cjs.

/**
 * What to tell somebody whose Node cannot run the shop; an empty text when it can.
 * 21 and early 22 are left out because they cannot `require` a module, which the tools need.
 * @param {string} version such as `v20.19.0`
 */
function complaintAbout(version) {
  var parts = version.replace(/^v/, '').split('.')
  var major = Number(parts[0])
  var minor = Number(parts[1])
  var enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23
  if (enough) return ''
  return (
    'Statecart needs Node 20.19 or later (or 22.12 or later); this is ' +
    version +
    '. Get one at https://nodejs.org'
  )
}

module.exports = { complaintAbout: complaintAbout }
