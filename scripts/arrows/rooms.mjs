const isTest = (file) => /\.test\.tsx?$|\/test\//.test(file)
/** The code of a package or app that runs. */
const sources = /^(?:packages|apps)\/[^/]+\/(?:src|app)\//

/**
 * Import loops between neighbours: in every folder of a package, its files and subfolders must stand in an order in
 * which each imports only earlier ones. A loop of folders hides from a check that looks at files alone.
 */
export function loopsBetweenRooms({ modules }) {
  const rooms = new Map()
  for (const { source, dependencies } of modules) {
    if (!sources.test(source) || isTest(source)) continue
    for (const { resolved } of dependencies) {
      if (!sources.test(resolved) || isTest(resolved)) continue
      const found = neighbours(source, resolved)
      if (!found) continue
      const arrows = rooms.get(found.folder) ?? new Map()
      rooms.set(found.folder, arrows)
      arrows.set(found.from, (arrows.get(found.from) ?? new Set()).add(found.to))
    }
  }
  return [...rooms]
    .flatMap(([folder, arrows]) => loopsIn(arrows).map((loop) => `${folder}: ${loop.join(' → ')}`))
    .toSorted()
}

/** The folder that two files have in common, and what of it each of them is in. */
function neighbours(source, target) {
  const [one, other] = [source.split('/'), target.split('/')]
  const depth = one.findIndex((part, index) => part !== other[index])
  // What packages import of each other has rules of its own.
  if (depth < 3) return undefined
  return { folder: one.slice(0, depth).join('/'), from: one[depth], to: other[depth] }
}

/** One loop for every knot, its shortest from its first member back to itself. */
function loopsIn(arrows) {
  const loops = []
  const seen = new Set()
  for (const start of [...arrows.keys()].toSorted()) {
    if (seen.has(start)) continue
    const loop = wayBack(start, arrows)
    if (!loop) continue
    for (const member of arrows.keys())
      if (reaches(member, start, arrows) && reaches(start, member, arrows)) seen.add(member)
    loops.push(loop)
  }
  return loops
}

function wayBack(start, arrows) {
  const ways = [[start]]
  const visited = new Set()
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of arrows.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start]
      if (!visited.has(next)) ways.push([...way, next])
      visited.add(next)
    }
  }
  return undefined
}

function reaches(from, to, arrows) {
  const open = [from]
  const visited = new Set()
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of arrows.get(at) ?? []) {
      if (next === to) return true
      if (!visited.has(next)) open.push(next)
      visited.add(next)
    }
  }
  return false
}

/** A reader takes in so many files side by side. */
const most = 20

/**
 * Folders with more files than that, tests beside them not counted. A table of like things may be longer: it is named
 * with what its rows are, and only as long as it is one.
 */
export function fullRooms(files, tables) {
  const counts = new Map()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    if (/\.test\.\w+$/.test(file) && !/\/test(?:\/|$)/.test(folder)) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const full = [...counts].filter(([folder, count]) => count > most && !Object.hasOwn(tables, folder))
  const needless = Object.keys(tables).filter((folder) => (counts.get(folder) ?? 0) <= most)
  return [
    ...full.map(([folder, count]) => `${folder}: ${count} files side by side, ${most} at most`),
    ...needless.map((folder) => `${folder}: named as a table, but it has no more than ${most} files`),
  ].toSorted()
}
