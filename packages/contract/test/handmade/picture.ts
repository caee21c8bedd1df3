/** A picture that looks like a QR code and holds no data. */
export const picture = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACUAAAAlAQAAAADt5R2uAAAA3UlEQVR42mP4DwQ/GCDkAUerCRIM96',
  'Mvmd9guJgiaBLBcNH/Hoj04dwSwXC/ivf6DYYDYckFEgz/H+XL/2D48vv6DgmG35kT3X4wHElXD7ZgOBCQqveD4aAMu2MEw4G66P',
  'c/GD7U/NKpYPjo7jpjB8PtC6w7bjAcmvw3xYLhlTDDEwuGOzKXj/9guNpz4rEEwzPxoDYLhsPPGpZJMDw5OsumguHQj4kFMxj+Xz',
  'EunsFwIJpNGei2zEmLdzBcLNabMYPhYsyiBAmGi9nXTu0Auu3eNaAapxNSEQxIPgIA/h1uIo2Mex8AAAAASUVORK5CYII=',
].join('')
