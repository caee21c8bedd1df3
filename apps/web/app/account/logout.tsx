export default function Placeholder() {
  return <main />
}
