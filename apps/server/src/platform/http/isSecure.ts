/** Whether browsers come over https: by the service's own address, whatever stands between, else by what the request says. */
export const isSecure = ({ protocol }: { protocol: string }, publicUrl: string | undefined): boolean =>
  protocol === 'https' || (publicUrl !== undefined && new URL(publicUrl).protocol === 'https:');
