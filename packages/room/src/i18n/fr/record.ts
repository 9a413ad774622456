import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const record: RoomCatalogue['room.record'] = {
  title: 'Enregistrement',
  record: 'Enregistrer',
  stop: 'Arrêter',
  replay: 'Rejouer',
  speed: 'Vitesse',
  bySteps: 'Pas à pas',
  next: 'Suivant',
  import: 'Importer',
  export: 'Exporter',
  test: 'Enregistrer en fichier Vitest',
  under: (steps) => `Enregistrement : ${steps} pas`,
  held: (steps) => `Une session de ${steps} pas`,
  at: (step, of) => `Pas ${step} sur ${of}`,
  same: (steps) =>
    plural('fr', steps, {
      one: 'Le seul pas a mené au même état qu’avant.',
      other: 'Les # pas ont mené aux mêmes états qu’avant.',
    }),
  diverged: (step, actor, expected, found) =>
    `Le pas ${step} a donné un autre résultat : ${actor} devrait être dans ${expected}, mais est dans ${found}.`,
  unmet: (step, what, expected, found) =>
    `Le point de contrôle à l’étape ${step} a échoué : ${what} devrait être ${expected}, mais c’est ${found}.`,
  notRecording: 'Ce fichier n’est ni un enregistrement ni le rapport d’un problème.',
  misfits: (machines, build, here) =>
    `Enregistré avec d’autres versions de ces machines : ${machines}. Il vient de la version ${build} ; celle-ci est la ${here}.`,
  past: (at, build) => `Rapport du ${at}, version ${build}`,
  otherBuild: (build, here) => `Enregistré avec la version ${build} ; celle-ci est la ${here}.`,
  problem: 'Signaler un problème',
  playwright: 'Enregistrer comme fichier Playwright',
}
