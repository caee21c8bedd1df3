export interface ImageProps {
  readonly id: string
  readonly src: string
  /** Size in CSS pixels. It reserves the place while the picture is decoded. */
  readonly width: number
  readonly height: number
  readonly label: string
}

export function Image({ id, src, width, height, label }: ImageProps) {
  return (
    <img className="qr__img" src={src} width={width} height={height} alt={label} data-testid={`node/image/${id}`} />
  )
}
