/** The mark, a cabinet: three closed compartments and an open one with an orange object. */
export function LogoMark() {
  return (
    <svg className="logo__mark" viewBox="0 0 34 34" aria-hidden="true">
      <rect x=".5" y=".5" width="33" height="33" rx="5.5" fill="var(--walnut)" stroke="var(--walnut-line)" />
      <g fill="#e9dfce">
        <rect x="5" y="5" width="11" height="11" rx="1.5" />
        <rect x="18" y="5" width="11" height="11" rx="1.5" />
        <rect x="5" y="18" width="11" height="11" rx="1.5" />
      </g>
      <rect x="18" y="18" width="11" height="11" rx="1.5" fill="#1d120a" />
      <circle cx="23.5" cy="23.5" r="4" fill="var(--orange)" />
    </svg>
  )
}
