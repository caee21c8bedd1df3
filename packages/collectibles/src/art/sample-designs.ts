import type { BoxDesign } from './box.ts'
import type { CoinDesign } from './coin.ts'
import type { FigureDesign } from './figure.ts'
import type { MineralDesign } from './minerals/mineral.ts'
import type { CardDesign } from './paper/card.ts'
import type { ComicDesign } from './paper/comic.ts'
import type { NoteDesign } from './paper/note.ts'
import type { StampDesign } from './paper/stamp.ts'
import { ink } from './pen/palette.ts'
import type { TagDesign } from './tag.ts'
import type { VinylDesign } from './vinyl.ts'

const { orange, red, blue, green, paper, yellow, navy, teal, rose } = ink

/** The designs of the samples, by id. */
export const coinDesigns: Readonly<Record<string, CoinDesign>> = {
  'heron-penny': { metal: 'brass', motif: 'heron', turn: 0 },
  'harbour-crown': { metal: 'silver', motif: 'ship', turn: 40 },
  'harvest-half': { metal: 'copper', motif: 'wheat', turn: 80 },
  'keyholder-token': { metal: 'bronze', motif: 'key', turn: 120 },
  'noon-florin': { metal: 'brass', motif: 'sun', turn: 160 },
  'oak-groat': { metal: 'silver', motif: 'oak', turn: 10 },
  'evening-dime': { metal: 'copper', motif: 'star', turn: 220 },
  'regents-thaler': { metal: 'bronze', motif: 'crown', turn: 300 },
}
export const stampDesigns: Readonly<Record<string, StampDesign>> = {
  'north-light': { scene: 'light', colours: ['#7fa9bd', navy, orange], value: '5c', turn: -3, postmarked: true },
  'blue-tern': { scene: 'bird', colours: ['#e9cf9a', '#3f8078', blue], value: '2c', turn: 2, landscape: true },
  'alpine-mail': {
    scene: 'peak',
    colours: ['#8fb4c9', navy, yellow],
    value: '10c',
    turn: -2,
    landscape: true,
    postmarked: true,
  },
  'red-tulip': { scene: 'tulip', colours: ['#7d97a0', green, red], value: '4c', turn: 3 },
  'ascension-day': { scene: 'balloon', colours: ['#a9c6d2', green, red], value: '1s', turn: -2 },
  'river-fish': { scene: 'fish', colours: ['#3f7d8c', '#cfe6e2', orange], value: '8c', turn: 2, landscape: true },
  'harbour-dusk': { scene: 'light', colours: ['#c98a86', '#4a3a52', yellow], value: '7c', turn: 2 },
  'winter-post': {
    scene: 'peak',
    colours: ['#b9c6cf', '#5d6f7c', red],
    value: '3c',
    turn: -3,
    landscape: true,
    postmarked: true,
  },
}
export const cardDesigns: Readonly<Record<string, CardDesign>> = {
  'ember-fox': { motif: 'fox', colours: [red, '#e9b268', orange], turn: -4, dots: 3 },
  'paper-moth': { motif: 'moth', colours: [navy, '#6f87a8', yellow], turn: 3, dots: 1 },
  tidewhale: { motif: 'whale', colours: ['#1f5763', '#9cc9c6', navy], turn: -2, dots: 2 },
  'long-comet': { motif: 'comet', colours: ['#3c2d57', '#6d5c93', orange], turn: 4, dots: 3 },
  'barn-owl': { motif: 'owl', colours: [green, '#c9d3a3', '#7a4d2b'], turn: -3, dots: 2 },
  'paper-crown': { motif: 'crown', colours: ['#7a5a1b', '#f0dca6', red], turn: 2, dots: 3 },
  'field-sun': { motif: 'sun', colours: ['#8a4a1f', '#f0c987', red], turn: -2, dots: 1 },
  'marsh-heron': { motif: 'heron', colours: ['#2c5a4a', '#bcd6c4', navy], turn: 3, dots: 2 },
}
export const vinylDesigns: Readonly<Record<string, VinylDesign>> = {
  'slow-harbour': { cover: 'arcs', colours: ['#e9d8b4', red, orange] },
  'night-ferry': { cover: 'moon', colours: [navy, teal, yellow] },
  'signal-room': { cover: 'bars', colours: ['#2b211b', paper, orange] },
  counterpoint: { cover: 'grid', colours: ['#e3dcc8', blue, red] },
  'salt-lines': { cover: 'wave', colours: ['#2f6b66', paper, orange] },
  'two-hills': { cover: 'tri', colours: ['#d9b45a', green, navy] },
  'red-mornings': { cover: 'moon', colours: [red, paper, '#f0c987'] },
  'loom-studies': { cover: 'wave', colours: ['#3c2d57', '#b795d4', yellow] },
}
export const figureDesigns: Readonly<Record<string, FigureDesign>> = {
  'tin-robot': { figure: 'robot', colours: ['#b8bdb6', '#6b7876', orange] },
  'little-orbit': { figure: 'astro', colours: ['#ece6da', '#9aa3a6', orange] },
  'scarf-bear': { figure: 'bear', colours: ['#9a6a3f', '#e3c79b', red] },
  'sir-thimble': { figure: 'knight', colours: ['#aab0b3', '#767d82', blue] },
  'cap-and-stem': { figure: 'mush', colours: [red, paper, rose] },
  'midnight-cat': { figure: 'cat', colours: ['#5a5172', '#d9cfc2', yellow] },
  'copper-robot': { figure: 'robot', colours: ['#b0673c', '#7a4120', teal] },
  'polar-bear': { figure: 'bear', colours: ['#d9d6cc', '#f6f2e8', blue] },
}
export const mineralDesigns: Readonly<Record<string, MineralDesign>> = {
  amethyst: { mineral: 'amethyst' },
  pyrite: { mineral: 'pyrite' },
  malachite: { mineral: 'malachite' },
  citrine: { mineral: 'citrine' },
  fluorite: { mineral: 'fluorite' },
  aquamarine: { mineral: 'aqua' },
  'rose-quartz': { mineral: 'rose' },
  'smoky-quartz': { mineral: 'smoky' },
}
export const noteDesigns: Readonly<Record<string, NoteDesign>> = {
  'harbour-ten': { motif: 'ship', colours: ['#d8e0e3', navy, orange], value: '10', turn: -3 },
  'millers-note': { motif: 'wheat', colours: ['#efe2bd', '#7a5a1b', red], value: '1', turn: 2 },
  'island-five': { motif: 'whale', colours: ['#d6e2dc', '#1f5763', '#b8742f'], value: '5', turn: -2 },
  'snow-hundred': { motif: 'star', colours: ['#e9e6dd', '#5d6f7c', red], value: '100', turn: 3 },
  'lamp-twenty': { motif: 'sun', colours: ['#ead9c4', '#7c3b2c', yellow], value: '20', turn: -2 },
  'ferry-two': { motif: 'heron', colours: ['#dfe3cd', '#3b5a45', red], value: '2', turn: 2 },
}
export const comicDesigns: Readonly<Record<string, ComicDesign>> = {
  'night-baker': {
    scene: 'night',
    motif: 'wheat',
    hero: ['#5b3a1e', orange],
    colours: [navy, '#e0a85a', yellow],
    issue: '1',
    turn: -3,
  },
  'moth-patrol': {
    scene: 'city',
    motif: 'moth',
    hero: ['#f0dca6', orange],
    colours: ['#3c2d57', '#6d5c93', yellow],
    issue: '7',
    turn: 2,
  },
  'owl-and-son': {
    scene: 'night',
    motif: 'owl',
    hero: ['#7a4d2b', '#f4ecdb'],
    colours: ['#1f5763', '#e9d8b4', orange],
    issue: '3',
    turn: -2,
  },
  'fox-at-large': {
    scene: 'burst',
    motif: 'fox',
    hero: [orange, '#f4ecdb'],
    colours: [green, yellow, paper],
    issue: '12',
    turn: 3,
  },
  'whale-street': {
    scene: 'sea',
    motif: 'whale',
    hero: [navy, '#f4ecdb'],
    colours: ['#e0a85a', '#3f7d8c', red],
    issue: '21',
    turn: -2,
  },
  'slow-comet': {
    scene: 'burst',
    motif: 'comet',
    hero: ['#f4ecdb', yellow],
    colours: ['#7c2f3a', '#c4574a', '#f0c987'],
    issue: '1',
    turn: 2,
  },
}
export const boxDesigns: Readonly<Record<string, BoxDesign>> = {
  'nine-ferries': { cover: 'sails', colours: [blue, '#e9d8b4', orange], pawn: red, die: 5 },
  mossback: { cover: 'track', colours: [green, '#d9c98a', orange], pawn: yellow, die: 1 },
  'orchard-vote': { cover: 'hills', colours: ['#8fb4c9', '#5f8a4e', red], pawn: green, die: 3 },
  'salt-and-signal': { cover: 'rays', colours: [navy, '#f0dca6', orange], pawn: blue, die: 2 },
  'cloud-parcels': { cover: 'tiles', colours: ['#3c5a80', '#a9c6d2', yellow], pawn: orange, die: 6 },
  'tin-circus': { cover: 'checks', colours: ['#7c2f3a', '#f0dca6', '#c4574a'], pawn: teal, die: 4 },
}
export const tagDesigns: Readonly<Record<string, TagDesign>> = {
  'harbour-bell': { curio: 'bell', colours: ['#c79a45', '#f0d596', '#8c6722'], card: '#f1e6d2' },
  'storm-marble': { curio: 'marble', colours: ['#3f7d6b', '#8fd0b8', '#1f4d41'], card: '#e6cfa0' },
  'postmans-button': { curio: 'button', colours: ['#7d94ad', '#cfdcea', '#42566f'], card: '#f1e6d2' },
  'honest-compass': { curio: 'compass', colours: ['#b0773c', '#eac28a', '#714420'], card: '#e6cfa0' },
  'return-ticket': { curio: 'ticket', colours: ['#a8342a', '#ecd3b0', '#7a4120'], card: '#dcc7b0' },
  'garden-key': { curio: 'key', colours: ['#6d6f6b', '#c6c8c0', '#3d3f3b'], card: '#f1e6d2' },
}
