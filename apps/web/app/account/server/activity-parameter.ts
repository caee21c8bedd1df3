/** Names the page of events in the address of the settings. */
export const activityParameter = 'activity'
