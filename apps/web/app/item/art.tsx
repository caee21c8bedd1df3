interface ArtProps {
  readonly src: string
  readonly isFirst?: boolean
  /** Of an own photo alone, which says more than the name beside it. */
  readonly alt?: string
}

/** A picture whose name stands beside it, so its alternative text is empty. */
export function Art({ src, isFirst = false, alt = '' }: ArtProps) {
  return (
    <img
      className="art"
      src={src}
      alt={alt}
      width="120"
      height="120"
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
