export declare const serverArguments: readonly string[]
export declare const sourceArguments: readonly string[]
