/** Ends a process that leads its group, and every program it has started. */
export function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All have already ended.
  }
}
