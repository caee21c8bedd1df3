export function RootError() {
  return <main />
}
