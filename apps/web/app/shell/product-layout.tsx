import { Outlet } from 'react-router'

export default function ProductLayout() {
  return <Outlet />
}
